import * as z from 'zod/mini';

export const label = z.object({ id: z.int(), name: z.string(), hex_code: z.string() });
export type Label = z.output<typeof label>;
