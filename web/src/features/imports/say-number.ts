export const sayNumber = (count: number): string => count.toLocaleString('es');
