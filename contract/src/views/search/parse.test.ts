import { describe, expect, it } from 'vitest';
import { parseSearch } from './parse.ts';
import { printSearch } from './print.ts';
import { searchTexts as texts } from './search.texts.ts';

/** What is typed, and how it is understood: as it would be printed, or what is wrong with which part. */
const understood: [typed: string, printed: string][] = [
  ['', ''],
  ['   ', ''],
  ['contrato', 'contrato'],
  ['  contrato   alquiler ', 'contrato alquiler'],
  ['Contrato', 'Contrato'],
  ['ñandú', 'ñandú'],
  ['#128', '#128'],
  ['C++', 'C++'],
  ['10:30', '10:30'],
  ['https://ejemplo.com/a', 'https://ejemplo.com/a'],
  ['nota:', 'nota'],
  ['-', ''],
  ['--', ''],
  ['a - b', 'a b'],
  ['...', ''],
  ['"', ''],
  ['""', ''],
  ['-borrador', '-borrador'],
  ['--borrador', '-borrador'],
  ['e-mail', 'e-mail'],
  ['"piso 4"', '"piso 4"'],
  ['«piso 4»', '"piso 4"'],
  ['“piso 4”', '"piso 4"'],
  ['"  piso   4 "', '"piso 4"'],
  ['-"piso 4"', '-"piso 4"'],
  ['"vencidas"', '"vencidas"'],
  ['"proyecto:x"', '"proyecto:x"'],
  ['5" de ancho', '5 "de ancho"'],
  ['"uno""dos"', '"uno" "dos"'],
  ['vencidas', 'vencidas'],
  ['VENCIDAS', 'vencidas'],
  ['-vencidas', '-vencidas'],
  ['hechas', 'hechas'],
  ['abiertas', 'abiertas'],
  ['-Bloqueadas', '-bloqueadas'],
  ['vencida', 'vencida'],
  ['hechas abiertas', 'hechas abiertas'],
  ['proyecto:sitio', 'proyecto:sitio'],
  ['Proyecto:Sitio', 'proyecto:Sitio'],
  ['proyecto:"Rediseño del sitio"', 'proyecto:"Rediseño del sitio"'],
  ['proyecto:«Rediseño del sitio»', 'proyecto:"Rediseño del sitio"'],
  ['proyecto:"sitio"', 'proyecto:sitio'],
  ['-proyecto:sitio', '-proyecto:sitio'],
  ['proyecto:a:b', 'proyecto:a:b'],
  ['tablero:trámites', 'tablero:trámites'],
  ['responsable:ana', 'responsable:ana'],
  ['responsable:yo', 'responsable:yo'],
  ['responsable:nadie', 'responsable:nadie'],
  ['-responsable:yo', '-responsable:yo'],
  ['responsable:"Ana Molina"', 'responsable:"Ana Molina"'],
  ['responsable:ana responsable:luis', 'responsable:ana responsable:luis'],
  ['creador:yo', 'creador:yo'],
  ['creador:luis', 'creador:luis'],
  ['prioridad:baja', 'prioridad:baja'],
  ['prioridad:MEDIA', 'prioridad:media'],
  ['prioridad:alta', 'prioridad:alta'],
  ['prioridad:maxima', 'prioridad:máxima'],
  ['prioridad:Máxima', 'prioridad:máxima'],
  ['prioridad:crítica', 'prioridad:máxima'],
  ['prioridad:critica', 'prioridad:máxima'],
  ['-prioridad:baja', '-prioridad:baja'],
  ['estado:por-hacer', 'estado:por-hacer'],
  ['estado:"Por hacer"', 'estado:"Por hacer"'],
  ['estado:en-curso', 'estado:en-curso'],
  ['estado:hecho', 'estado:hecho'],
  ['etiqueta:legal', 'etiqueta:legal'],
  ['-etiqueta:legal', '-etiqueta:legal'],
  ['equipo:producto', 'equipo:producto'],
  ['fecha:hoy', 'fecha:hoy'],
  ['fecha:manana', 'fecha:mañana'],
  ['fecha:ayer', 'fecha:ayer'],
  ['fecha:semana', 'fecha:semana'],
  ['fecha:MES', 'fecha:mes'],
  ['fecha:octubre', 'fecha:octubre'],
  ['fecha:oct', 'fecha:octubre'],
  ['fecha:setiembre', 'fecha:septiembre'],
  ['fecha:octubre-2026', 'fecha:octubre-2026'],
  ['fecha:"octubre 2026"', 'fecha:octubre-2026'],
  ['fecha:2026', 'fecha:2026'],
  ['fecha:15-9', 'fecha:15-9'],
  ['fecha:15/9', 'fecha:15-9'],
  ['fecha:05-09-2026', 'fecha:5-9-2026'],
  ['fecha:2026-09-05', 'fecha:5-9-2026'],
  ['fecha:29-2', 'fecha:29-2'],
  ['fecha:>1-9-2026', 'fecha:>1-9-2026'],
  ['fecha:>=1-9', 'fecha:>=1-9'],
  ['fecha:<hoy', 'fecha:<hoy'],
  ['fecha:<=octubre', 'fecha:<=octubre'],
  ['fecha:1-9..15-9', 'fecha:1-9..15-9'],
  ['fecha:1-9..', 'fecha:>=1-9'],
  ['fecha:..15-9', 'fecha:<=15-9'],
  ['fecha:enero..marzo', 'fecha:enero..marzo'],
  ['-fecha:hoy', '-fecha:hoy'],
  ['inicio:semana', 'inicio:semana'],
  ['creada:>1-9-2026', 'creada:>1-9-2026'],
  ['actualizada:ayer', 'actualizada:ayer'],
  ['en:tareas', 'en:tareas'],
  ['en:comentarios', 'en:comentarios'],
  ['en:Documentos', 'en:documentos'],
  ['en:archivados', 'en:archivados'],
  ['-en:comentarios', '-en:comentarios'],
  ['sin:responsable', 'sin:responsable'],
  ['sin:fecha', 'sin:fecha'],
  ['sin:etiqueta', 'sin:etiqueta'],
  ['-sin:fecha', '-sin:fecha'],
  ['equipo:producto vencidas', 'equipo:producto vencidas'],
  ['contrato fecha:octubre', 'contrato fecha:octubre'],
  [
    'responsable:ana prioridad:alta vencidas proyecto:"Rediseño del sitio" creada:>1-9-2026 -etiqueta:legal en:comentarios',
    'responsable:ana prioridad:alta vencidas proyecto:"Rediseño del sitio" creada:>1-9-2026 -etiqueta:legal en:comentarios',
  ],
];

const mistaken: [typed: string, printed: string, part: string, message: string][] = [
  ['"piso 4', '"piso 4"', '"piso 4', texts.openQuote],
  ['a «b', 'a "b"', '«b', texts.openQuote],
  ['proyecto:"Rediseño del', 'proyecto:"Rediseño del"', 'proyecto:"Rediseño del', texts.openQuote],
  ['responsable:', '', 'responsable:', texts.missing('responsable')],
  ['responsable: ana', 'ana', 'responsable:', texts.missing('responsable')],
  ['proyecto:""', '', 'proyecto:""', texts.missing('proyecto')],
  ['x -en:', 'x', '-en:', texts.missing('en')],
  ['responsble:ana contrato', 'contrato', 'responsble:ana', texts.unknownField('responsble', 'responsable')],
  ['foo:bar', '', 'foo:bar', texts.unknownField('foo')],
  ['prioridad:urgente', '', 'prioridad:urgente', texts.notAmong.prioridad],
  ['en:correos', '', 'en:correos', texts.notAmong.en],
  ['sin:título', '', 'sin:título', texts.notAmong.sin],
  ['fecha:algún-día', '', 'fecha:algún-día', texts.noDate],
  ['fecha:31-9', '', 'fecha:31-9', texts.noDate],
  ['fecha:29-2-2027', '', 'fecha:29-2-2027', texts.noDate],
  ['fecha:1-13', '', 'fecha:1-13', texts.noDate],
  ['fecha:3000', '', 'fecha:3000', texts.noDate],
  ['fecha:..', '', 'fecha:..', texts.noDate],
  ['fecha:>', '', 'fecha:>', texts.noDate],
  ['creada:1-9..nunca', '', 'creada:1-9..nunca', texts.noDate],
];

describe('a query', () => {
  it.each(understood)('«%s» is understood as «%s»', (typed, printed) => {
    const { terms, mistakes } = parseSearch(typed);
    expect(printSearch(terms)).toBe(printed);
    expect(mistakes.filter(({ message }) => message !== texts.openQuote)).toEqual([]);
  });

  it.each(mistaken)('«%s» is understood as «%s», and %s is marked: %s', (typed, printed, part, message) => {
    const { terms, mistakes } = parseSearch(typed);
    expect(printSearch(terms)).toBe(printed);
    expect(mistakes.map(({ start, end, message: said }) => [typed.slice(start, end), said])).toEqual([
      [part, message],
    ]);
  });

  it('says where each of its parts stands', () => {
    const typed = ' uno  -responsable:"Ana M" vencidas';
    const parts = parseSearch(typed).terms.map(({ start, end }) => typed.slice(start, end));
    expect(parts).toEqual(['uno', '-responsable:"Ana M"', 'vencidas']);
  });

  it('has thirty conditions at most', () => {
    const { terms, mistakes } = parseSearch(Array.from({ length: 32 }, (_, index) => `p${index}`).join(' '));
    expect(terms).toHaveLength(30);
    expect(mistakes.map(({ message }) => message)).toEqual([texts.tooMany, texts.tooMany]);
  });
});
