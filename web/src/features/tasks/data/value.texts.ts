export const valueTexts = {
  yes: 'Sí',
  no: 'No',
  numberWrong: 'Escribe un número',
};
