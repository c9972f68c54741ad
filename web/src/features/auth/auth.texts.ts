export const authTexts = {
  loginTitle: 'Ingresar',
  firstTime: '¿Primera vez?',
  toRegister: 'Registrarse',
  forgotten: '¿Olvidaste tu contraseña?',
  registerTitle: 'Crear una cuenta',
  already: '¿Ya en Cuadrilla?',
  toLogin: 'Ingresar',

  firstName: 'Nombre',
  lastName: 'Apellido',
  username: 'Usuario',
  email: 'Email',
  password: 'Contraseña',
  confirmPassword: 'Confirmar contraseña',

  login: 'Ingresar',
  loggingIn: 'Ingresando',
  register: 'Registrarse',
  registering: 'Creando la cuenta',
  or: 'o',
  demo: 'Probar la demo',
  openingDemo: 'Abriendo la demo',

  endedTitle: 'La sesión terminó',
  endedText: 'Lo escrito sigue aquí. Falta ingresar de nuevo para continuar.',
  otherAccount: 'Entrar con otra cuenta',
  copyright: (year: number) => `© ${year} Cuadrilla`,
};
