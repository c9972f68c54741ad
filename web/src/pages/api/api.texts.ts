export const apiPageTexts = {
  window: (topic: string) => `${topic} · API`,
  back: 'Tokens de acceso',
  openApi: 'OpenAPI',
  createToken: 'Crear token',
  topics: 'Temas de la API',
  topic: 'Tema',
  language: 'Lenguaje',
  request: 'Pedido',
  answer: 'Respuesta',
  notice: 'Aviso de ejemplo',
  verify: 'Comprobar la firma',
  copy: 'Copiar',
  copied: 'Código copiado',
  required: 'obligatorio',
  events: 'Nombres',
  variables:
    'CUADRILLA es la dirección de esta instancia, por ejemplo https://tareas.ejemplo.com, y TOKEN tu token de acceso.',
};
