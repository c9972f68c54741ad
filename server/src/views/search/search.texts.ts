import type { NameField } from '@cuadrilla/contract/views/search/operators';

/** What is said of a name in a query that nothing goes by. */
export const searchTexts: { unknown: Record<NameField, string> } = {
  unknown: {
    proyecto: 'Ningún proyecto tuyo se llama así',
    tablero: 'Ningún tablero se llama así',
    responsable: 'Nadie de tus proyectos se llama así',
    creador: 'Nadie de tus proyectos se llama así',
    estado: 'Ninguna columna se llama así',
    etiqueta: 'Ninguna etiqueta se llama así',
    equipo: 'Ningún equipo se llama así',
  },
};
