export const appearanceTexts = {
  theme: 'Tema',
  themeWhy: 'Se recuerda en este navegador.',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  density: 'Densidad',
  densityWhy: 'Alto de las filas y relleno de las tarjetas.',
  densities: { compact: 'Compacta', roomy: 'Cómoda' },
  tasks: 'Tareas',
  peek: 'Abrir las tareas sobre el tablero',
  peekWhy: 'Apagado, se abren en su página y Espacio las muestra sobre el tablero.',
  reading: 'Lectura',
  still: 'Reducir el movimiento',
  stillWhy: 'Sin deslizamientos ni inclinación al arrastrar. Apagado, como pide el sistema.',
  underlined: 'Subrayar siempre los enlaces',
  singleKeys: 'Atajos de una tecla',
  singleKeysWhy: (mod: string) =>
    `C crea una tarea, G y luego I va a Inicio. Los de ${mod} funcionan siempre.`,
};
