export const emailChangeTexts = {
  confirmTitle: 'Confirmar el correo',
  confirmWhy: 'Desde ahora tu cuenta usará la dirección a la que llegó este enlace.',
  confirm: 'Confirmar el correo',
  confirmed: (email: string) => `Listo: tu cuenta usa desde ahora ${email}. Las demás sesiones se cerraron.`,
  open: 'Abrir Cuadrilla',
  recoverTitle: 'Recuperar la cuenta',
  recoverWhy:
    'Si no fuiste tú quien cambió el correo: vuelve el de antes, se cierran todas las sesiones y dejan de servir los tokens y las llaves de acceso nuevas.',
  newPasswordToo: 'Después eliges otra contraseña.',
  recover: 'Recuperar la cuenta',
  recoveredTitle: 'Cuenta recuperada',
  recovered: 'Tu cuenta volvió a su correo de antes y no queda nada abierto.',
};
