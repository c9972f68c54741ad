/** What one is told wherever one is, of what was asked for and took its time. */
export const toldTexts = {
  exportReady: 'Tu exportación está lista, en Configuración',
  importDone: (fileName: string, count: number) =>
    `${fileName}: ${count === 1 ? '1 tarea importada' : `${count.toLocaleString('es')} tareas importadas`}`,
  importUndone: (fileName: string) => `Importación de ${fileName} deshecha`,
  importFailed: (fileName: string) => `La importación de ${fileName} se detuvo`,
};
