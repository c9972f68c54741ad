import { emptyValues, type FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ValueInput, type ValueInputProps } from './ValueInput.tsx';

const given: Omit<ValueInputProps, 'kind' | 'value'> = {
  label: 'Riesgo',
  name: 'riesgo',
  onChange: () => undefined,
  onBlur: () => undefined,
  ref: null,
  error: undefined,
  readOnly: false,
  required: false,
  options: [
    { value: 1, label: 'Alto' },
    { value: 2, label: 'Bajo' },
  ],
};

const shown: Record<FieldKind, [value: unknown, markup: string]> = {
  text: ['Lluvia', 'value="Lluvia"'],
  link: ['https://ejemplo.es', 'value="https://ejemplo.es"'],
  number: [2.5, 'value="2,5"'],
  date: ['2026-12-01', 'value="01/12/2026"'],
  choice: [2, '<option value="2" selected="">Bajo'],
  person: [1, '<option value="1" selected="">Alto'],
  choices: [[2], '<input type="checkbox" class="box" checked=""/>Bajo'],
  people: [[1], '<input type="checkbox" class="box" checked=""/>Alto'],
  flag: [true, '<option value="true" selected="">Sí'],
  repeat: ['P1W', 'Cada semana'],
};

describe.each(Object.entries(shown) as [FieldKind, (typeof shown)[FieldKind]][])(
  'the input of the kind %s',
  (kind, [value, markup]) => {
    it('shows the value, by its label', () => {
      const html = renderToStaticMarkup(<ValueInput {...given} kind={kind} value={value} />);
      expect(html).toContain('Riesgo');
      expect(html.replaceAll(/class="[^"]*box[^"]*"/g, 'class="box"')).toContain(markup);
    });

    it('shows none, and what is wrong', () => {
      const wrong = { ...given, kind, value: emptyValues[kind], error: 'Riesgo no es válido' };
      const html = renderToStaticMarkup(<ValueInput {...wrong} />);
      expect(html).toContain('Riesgo');
      expect(html).not.toContain('undefined');
    });
  },
);
