import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/**
 * `{ anyOf: [X, null] }` and `type: [x, 'null']` as `nullable`, which the compiled serialiser writes fastest, where X is of
 * one type: it knows `nullable` only beside that.
 */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withNullable(value)]),
  );
  const { anyOf, type, ...rest } = entries;
  if (Array.isArray(type) && type.includes('null')) {
    return { ...rest, type: type.find((name) => name !== 'null'), nullable: true };
  }
  if (Array.isArray(anyOf) && anyOf.length === 2 && anyOf[0]?.type && anyOf[1]?.type === 'null') {
    return { ...rest, ...anyOf[0], nullable: true };
  }
  return entries;
}

const known = new WeakMap<z.ZodMiniType, JsonSchema>();

/** The shape of an answer, for the compiled serialiser. */
export function serialiserSchema(schema: z.ZodMiniType): JsonSchema {
  const made = known.get(schema) ?? withNullable(z.toJSONSchema(schema, { target: 'draft-7' }));
  known.set(schema, made as JsonSchema);
  return made as JsonSchema;
}

type Write = (answer: unknown) => string;
const writers = new WeakMap<JsonSchema, Write>();

function writerOf(schema: JsonSchema): Write {
  const write = writers.get(schema) ?? fastJson(schema);
  writers.set(schema, write);
  return write;
}

/** Compiles when the first answer of a shape goes out, once for all apps of a process: all of them at each start take long. */
export const compileWriter: FastifySerializerCompiler<JsonSchema> = ({ schema }) => {
  let write: Write | undefined;
  return (answer: unknown) => (write ??= writerOf(schema))(answer);
};
