export const emailChangeTexts = {
  confirmTitle: 'Confirmar el email',
  confirmWhy: 'Desde ahora tu cuenta usará la dirección a la que llegó este enlace.',
  confirm: 'Confirmar el email',
  confirmed: (email: string) => `Listo: tu cuenta usa desde ahora ${email}. Las demás sesiones se cerraron.`,
  open: 'Abrir Cuadrilla',
  recoverTitle: 'Recuperar la cuenta',
  recoverWhy:
    'Si no fuiste tú quien cambió el email: vuelve el de antes, se cierran todas las sesiones y dejan de servir los tokens y las passkeys nuevas.',
  newPasswordToo: 'Después eliges otra contraseña.',
  recover: 'Recuperar la cuenta',
  recoveredTitle: 'Cuenta recuperada',
  recovered: 'Tu cuenta volvió a su email de antes y no queda nada abierto.',
};
