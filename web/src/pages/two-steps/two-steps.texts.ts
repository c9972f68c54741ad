export const twoStepsTexts = {
  title: 'Falta un segundo paso',
  lead: 'Esta instancia pide a todas las personas algo más que la contraseña. Elige una de las dos formas: es cosa de un minuto.',
  use: 'Esta instancia pide algo más que la contraseña: usa el segundo paso que ya tienes.',
  kept: 'Lo escrito sigue aquí.',
  codes: 'Códigos',
  usePasskey: 'Usar mi llave de acceso',
  left: 'No se usó ninguna llave de acceso',
  goOn: 'Continuar',
  signOut: 'Cerrar sesión',
};
