import * as z from 'zod/mini';
import { columnKinds } from '../../tasks/boards.ts';
import { namedPerson } from '../../kernel/fields.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** What rules of a project can speak of. */
export const vocabulary = z.object({
  id: z.int(),
  name: z.string(),
  can_manage: z.boolean(),
  boards: z.array(
    z.extend(named, { columns: z.array(z.object({ name: z.string(), kind: z.enum(columnKinds) })) }),
  ),
  people: z.array(z.extend(namedPerson, { teams: z.array(named) })),
  labels: z.array(z.extend(named, { hex_code: z.string() })),
  teams: z.array(named),
});
export type Vocabulary = z.output<typeof vocabulary>;
