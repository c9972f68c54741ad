export const secondStepTexts = {
  code: 'Código',
  codeWhy: 'El de la aplicación del teléfono, o uno de recuperación.',
  verify: 'Verificar',
  verifying: 'Verificando',
  otherWay: 'Volver a la contraseña',
};
