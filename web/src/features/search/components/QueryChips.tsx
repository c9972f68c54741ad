import { valuesFor } from '@cuadrilla/contract/views/search/complete';
import { withCondition, withoutPart } from '@cuadrilla/contract/views/search/edit';
import { among, type Field, type NameField, nameFields } from '@cuadrilla/contract/views/search/operators';
import { type ParsedSearch, parseSearch, type Term } from '@cuadrilla/contract/views/search/parse';
import { printCondition } from '@cuadrilla/contract/views/search/print';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { Menu, MenuItem, MenuTitle } from '../../../ui/layers/Menu.tsx';
import { namesQuery } from '../search.queries.ts';
import { searchTexts as texts } from '../search.texts.ts';
import styles from './QueryChips.module.css';

interface Props {
  text: string;
  parsed: ParsedSearch;
  onChange: (text: string) => void;
}

/** Offered while the query does not have them. */
const offered: Field[] = ['proyecto', 'responsable', 'prioridad', 'estado', 'fecha'];

/** The query's conditions in another form: what is changed here is written there. */
export function QueryChips({ text, parsed, onChange }: Props) {
  const set = parsed.terms.filter(({ kind }) => kind !== 'word' && kind !== 'phrase');
  const free = offered.filter((field) => set.every((term) => !('field' in term && term.field === field)));
  const add = (field: Field, value: string) => {
    const held = /\s/.test(value) ? `"${value}"` : value;
    const [condition] = parseSearch(`${field}:${held}`).terms;
    if (condition) onChange(withCondition(text, condition));
  };
  return (
    <div role="group" aria-label={texts.filters} className={styles.chips}>
      {free.map((field) => (
        <Menu
          key={field}
          align="start"
          trigger={
            <button type="button" className={styles.chip}>
              {texts.fields[field]}
              <ChevronDown size={14} />
            </button>
          }
        >
          <Values field={field} onChoose={(value) => add(field, value)} />
        </Menu>
      ))}
      {set.map((term) => (
        <button
          key={term.start}
          type="button"
          className={styles.chip}
          data-set
          aria-label={texts.removeFilter(wordsFor(term))}
          onClick={() => onChange(withoutPart(text, term))}
        >
          {wordsFor(term)}
          <X size={14} />
        </button>
      ))}
    </div>
  );
}

/** «Fecha: octubre». */
function wordsFor(term: Term): string {
  const plain = { ...term, not: false };
  const words =
    'field' in term
      ? printCondition(plain).replace(/^\w+:/, `${texts.fields[term.field]}: `)
      : printCondition(plain);
  return term.not ? texts.not(words) : words;
}

function Values({ field, onChoose }: { field: Field; onChoose: (value: string) => void }) {
  const named = among(nameFields, field);
  const wanted: NameField = named ?? 'proyecto';
  const { data: names = [] } = useQuery({ ...namesQuery(wanted, ''), enabled: named !== undefined });
  const values = [...new Set([...valuesFor(field, ''), ...(named ? names : [])])];
  return (
    <>
      <MenuTitle>{texts.fields[field]}</MenuTitle>
      {values.map((value) => (
        <MenuItem key={value} onSelect={() => onChoose(value)}>
          {value}
        </MenuItem>
      ))}
      {values.length === 0 && <p className={styles.none}>{texts.noNames}</p>}
    </>
  );
}
