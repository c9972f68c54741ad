import type { Definition } from '@cuadrilla/contract/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/automations/vocabulary';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { type RecipeGroup, recipeGroups, recipesIn } from '../recipes.ts';
import { ruleTexts as texts } from '../rules.texts.ts';
import { sentenceOf } from '../sentence.ts';
import styles from './Recipes.module.css';
import { Sentence } from './Sentence.tsx';

interface Props {
  project: Vocabulary;
  onUse: (definition: Definition) => void;
}

const groups = Object.entries(recipeGroups).map(([value, label]) => ({ value: value as RecipeGroup, label }));

/** Rules that are ready, in the words of the project. */
export function Recipes({ project, onUse }: Props) {
  const [group, setGroup] = useState<RecipeGroup | 'all'>('all');
  const saying = { project, boardId: null, projects: [project] };
  const shown = recipesIn(project).filter((recipe) => group === 'all' || recipe.group === group);
  return (
    <>
      <div className={styles.filter}>
        <SegmentedControl
          label={texts.recipeGroups}
          options={[{ value: 'all', label: texts.allRecipes }, ...groups]}
          value={group}
          onChange={setGroup}
        />
      </div>
      <div className={styles.recipes}>
        {shown.map(({ definition }) => {
          const said = sentenceOf(definition, saying);
          return (
            <Card key={JSON.stringify(definition)} className={styles.recipe}>
              <Sentence said={said} />
              <Button look="ghost" size="small" onClick={() => onUse(definition)}>
                {texts.useRecipe}
                <ArrowRight size={15} />
              </Button>
            </Card>
          );
        })}
      </div>
    </>
  );
}
