import type { DemoDocument } from '../demo-data.ts';

const plan = `La oficina se muda un fin de semana. El lunes a las 9:00 todos trabajan en el lugar nuevo, y atención al cliente no se interrumpe.

## Quién hace qué

| Parte | Responsable | Cuándo |
| --- | --- | --- |
| Ascensor y camión | {camila} | Reservado |
| Archivo | {valentina} | El viernes |
| Servidores | {mateo} | El sábado, al final |
| Llaves | {demo} | El lunes |

- {#Embalar el archivo}
- {#Apagado y traslado de los servidores}
- {#Llaves y tarjetas de acceso para todo el equipo}

## El sábado, hora por hora

1. **8:00** Llega el camión. {camila} recibe y revisa la lista.
2. **10:00** Sale lo de cocina y sala; los escritorios van al final.
3. **15:00** Todo en el piso nuevo, cada caja bajo el color de su equipo.
4. **18:00** Prueba de internet y teléfonos.

## Qué llevar

- [x] Cajas y cinta para todos
- [x] Etiquetas de colores
- [ ] Mantas para las pantallas
- [ ] Botiquín y agua

> [!TIP]
> Lo que no se usó en un año se dona: está anotado en {#Inventario de muebles: se va, se queda, se dona}.
`;

const minutes = `**Fecha:** {today}

## Asistentes

- {demo}
- {camila}
- {mateo}

## Acuerdos

- El piso 4 se entrega pintado; las fotos las saca {camila}.
- Los servidores viajan aparte, con {mateo}, y no en el camión.
- Si llueve, los escritorios esperan hasta el domingo.

## Tareas nuevas

- [ ] {mateo} confirma el corte con el proveedor de internet
- [ ] {camila} pide el permiso para estacionar
`;

const directions = `Para quien viene por primera vez al piso nuevo.

## Cómo llegar

- **En tren:** dos cuadras desde la estación, por la salida norte.
- **En bicicleta:** hay lugar para doce en el subsuelo.
- **En auto:** se estaciona atrás, hasta las 20:00.

## Al entrar

La tarjeta se retira en recepción. Si no anda, la arregla {demo}.
`;

export const officeDocuments: readonly DemoDocument[] = [
  { title: 'Plan de la mudanza', icon: '🗺️', said: [{ ago: 1.4, by: 'demo', text: plan }] },
  {
    title: 'Acta: último repaso',
    icon: '📝',
    in: 'Plan de la mudanza',
    said: [{ ago: 0.9, by: 'camila', text: minutes }],
  },
  { title: 'Cómo llegar al piso nuevo', icon: '📍', said: [{ ago: 5, by: 'camila', text: directions }] },
];
