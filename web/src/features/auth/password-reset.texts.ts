export const resetTexts = {
  title: 'Contraseña olvidada',
  remembered: '¿La recuerdas?',
  email: 'Correo',
  ask: 'Enviar el enlace',
  asking: 'Enviando',
  sent: 'Si hay una cuenta con ese correo, le llegó un enlace para elegir otra contraseña. Sirve durante una hora.',
  newTitle: 'Contraseña nueva',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirmar contraseña',
  change: 'Cambiar contraseña',
  changing: 'Cambiando',
  changed: 'La contraseña cambió y se cerraron todas las sesiones. Ya puedes ingresar con ella.',
};
