import { briefOf } from '@cuadrilla/contract/rules/automations/brief';
import type { Definition, Rule } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { includesFolded } from '../../../lib/text/text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx';
import { type RecipeGroup, recipeGroups, recipesIn } from '../recipes.ts';
import { actionIcons, triggerIcons } from '../rule-icons.ts';
import { ruleTexts as texts } from '../rules.texts.ts';
import { plainSentence, sentenceOf } from '../sentence.ts';
import styles from './Recipes.module.css';
import { Sentence } from './Sentence.tsx';

interface Props {
  project: Vocabulary;
  /** Of all projects: what is used already. */
  rules: readonly Rule[];
  onUse: (definition: Definition) => void;
}

const groups = Object.entries(recipeGroups).map(([value, label]) => ({ value: value as RecipeGroup, label }));

/** Rules that are ready, in the words of the project. */
export function Recipes({ project, rules, onUse }: Props) {
  const [group, setGroup] = useState<RecipeGroup | 'all'>('all');
  const [search, setSearch] = useState('');
  const saying = { project, boardId: null, projects: [project] };
  const shown = recipesIn(project)
    .filter((recipe) => group === 'all' || recipe.group === group)
    .map(({ definition }) => ({ definition, said: sentenceOf(definition, saying) }))
    .filter(({ said }) => includesFolded(plainSentence(said), search));
  const usedIn = (definition: Definition): number =>
    new Set(
      rules
        .filter((rule) => briefOf(rule.definition) === briefOf(definition))
        .map(({ project_id: id }) => id),
    ).size;
  return (
    <>
      <div className={styles.filter}>
        <div className={styles.groups}>
          <SegmentedControl
            label={texts.recipeGroups}
            options={[{ value: 'all', label: texts.allRecipes }, ...groups]}
            value={group}
            onChange={setGroup}
          />
        </div>
        <SearchField label={texts.findRecipe} value={search} onSearch={setSearch} delay={0} />
      </div>
      {shown.length === 0 && <EmptyState title={texts.noRecipe} plain />}
      <div className={styles.recipes}>
        {shown.map(({ definition, said }) => (
          <Card key={JSON.stringify(definition)} className={styles.recipe}>
            <Signs {...definition} />
            <Sentence said={said} />
            <div className={styles.foot}>
              <Button look="ghost" size="small" onClick={() => onUse(definition)}>
                {texts.useRecipe}
                <ArrowRight size={15} />
              </Button>
              <small>{texts.usedIn(usedIn(definition))}</small>
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}

/** What starts it, and what it does first: to find it again at a glance. */
function Signs({ trigger, actions }: Definition) {
  const When = triggerIcons[trigger.kind];
  const Then = actionIcons[actions[0]?.kind ?? 'comment'];
  return (
    <div className={styles.signs} aria-hidden="true">
      <span>
        <When size={17} />
      </span>
      <ArrowRight size={15} />
      <span>
        <Then size={17} />
      </span>
    </div>
  );
}
