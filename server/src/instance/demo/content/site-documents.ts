import type { DemoDocument } from '../demo-data.ts';

const planBegun = `El sitio nuevo reemplaza al actual en un solo día. Este documento dice qué se hace, quién y en qué orden.

## Objetivo

- Que una cabaña se encuentre en menos de un minuto, también desde el teléfono.
- Que nadie llegue a una página que ya no existe.

## Etapas y fechas

| Etapa | Responsable | Estado |
| --- | --- | --- |
| Contenidos | {valentina} | En marcha |
| Diseño visual | {lucia} | En marcha |
| Salida | {bruno} | Sin empezar |
`;

const plan = `El sitio nuevo reemplaza al actual en un solo día. Este documento dice qué se hace, quién y en qué orden.

> [!WARNING]
> Nadie publica nada el viernes. Si el martes no se puede, se espera al martes siguiente.

## Objetivo

- Que una cabaña se encuentre en menos de un minuto, también desde el teléfono.
- Que nadie llegue a una página que ya no existe.
- Que el formulario de contacto llegue siempre a **reservas**.

## Etapas y fechas

| Etapa | Responsable | Estado |
| --- | --- | --- |
| Contenidos | {valentina} | Terminada |
| Diseño visual | {lucia} | En marcha |
| Ensayo general | {sofia} | Sin empezar |
| Salida | {bruno} | Sin empezar |

El diseño espera {#Aprobar el presupuesto de fotos}; la salida, {#Preparar redirecciones de las URL anteriores}.

## El día de la salida

1. A las 7:00 se congela el sitio actual y se hace una copia.
2. {bruno} cambia el DNS. Se espera hasta que respondan los dos dominios.
3. {lucia} y {camila} recorren las veinte páginas más visitadas.
4. Si algo falla antes de las 9:00, se vuelve atrás: el cambio se deshace en cinco minutos.

## Antes de salir

- [x] Entorno de pruebas igual al real
- [x] Copia de seguridad con prueba de restauración
- [ ] {#Optimizar las imágenes de la portada}
- [ ] {#Ensayo general con el equipo completo}
- [ ] Aviso a los alojamientos asociados

## Riesgos

| Riesgo | Qué haremos |
| --- | --- |
| Las redirecciones no cubren todo | Registrar los errores 404 de la primera semana y corregir cada mañana |
| Las fotos pesan demasiado | Medir en un teléfono con 3G antes del ensayo |
| El correo no llega | Probarlo con cuatro proveedores el día anterior |
`;

const minutes = `**Fecha:** {today}

**Lugar o enlace:** Sala del segundo piso

## Asistentes

- {sofia}
- {lucia}
- {bruno}
- {valentina}

## Temas

1. Cómo quedó la portada con las fotos nuevas.
2. El foco del menú móvil: {#Menú móvil: el foco se escapa al abrirlo}.
3. Presupuesto de las fotos que faltan.

## Acuerdos

- La portada lleva **una** foto grande, no un carrusel.
- El menú no sale a producción hasta que se pueda usar con el teclado.
- Las fotos de invierno se pagan de este trimestre; las de verano, del próximo.

## Tareas nuevas

- [x] {lucia} arma dos propuestas de portada
- [ ] {bruno} corrige el menú y lo prueba con lector de pantalla
- [ ] {sofia} pide la aprobación: {#Aprobar el presupuesto de fotos}
`;

const specification = `Quien busca una cabaña desde el teléfono abre el menú con el pulgar, a veces con guantes y casi sin señal. Queda resuelto cuando
se llega a cualquier página en dos toques y también sin pantalla táctil.

## Contexto

Seis de cada diez visitas llegan desde el teléfono. En la prueba con cinco personas, tres no encontraron el menú y una lo cerró
sin querer al girar el aparato.

## Lo que debe hacer

- [x] Abrirse con un botón de al menos 44 píxeles
- [x] Cerrarse con Escape, con el botón y al tocar fuera
- [ ] Mantener el foco adentro mientras está abierto: {#Menú móvil: el foco se escapa al abrirlo}
- [ ] Recordar la sección abierta al volver

## Lo que no hará

- Submenús de tres niveles.
- Animaciones de más de 200 milisegundos.

## Cómo se usa

1. Se toca **Menú**, abajo a la derecha.
2. Aparecen cinco secciones, la actual marcada.
3. Al elegir una se cierra y el título de la página recibe el foco.

\`\`\`html
<button aria-expanded="false" aria-controls="menu">Menú</button>
\`\`\`

## Preguntas abiertas

- ¿La búsqueda va dentro del menú o siempre a la vista? Decide {sofia}.
`;

const guide = `Escribimos como hablamos con un huésped: corto, de tú y sin prometer lo que no depende de nosotros.

## Palabras que usamos

| Decimos | No decimos |
| --- | --- |
| cabaña | unidad, alojamiento |
| reservar | efectuar una reserva |
| cancelar sin costo | política de cancelación flexible |

## Títulos

- Dicen qué se puede hacer en la página.
- Llevan mayúscula solo al principio.

## Fotos

Siempre con una descripción: qué se ve, no qué se siente. Las revisa {camila}.
`;

export const siteDocuments: readonly DemoDocument[] = [
  {
    title: 'Plan de lanzamiento',
    icon: '🚀',
    said: [
      { ago: 20, by: 'sofia', text: planBegun },
      { ago: 1.2, by: 'demo', text: plan },
    ],
  },
  {
    title: 'Acta: portada y menú móvil',
    icon: '📝',
    in: 'Plan de lanzamiento',
    said: [{ ago: 2.4, by: 'valentina', text: minutes }],
  },
  {
    title: 'Especificación del menú móvil',
    icon: '📐',
    in: 'Plan de lanzamiento',
    said: [{ ago: 0.6, by: 'lucia', text: specification }],
  },
  { title: 'Guía de estilo', icon: '✍️', said: [{ ago: 30, by: 'valentina', text: guide }] },
];
