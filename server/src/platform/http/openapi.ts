import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { errorBody, errorStatus } from '@cuadrilla/contract/kernel/errors';
import { requestKeyHeaders } from '@cuadrilla/contract/kernel/request-key';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const keyProperties = jsonSchema(requestKeyHeaders, 'input')['properties'] as Json;

const jsonContent = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

/** A file: as it is, without a schema. */
const fileContent = (types: readonly string[]): Json => ({
  content: Object.fromEntries(types.map((type) => [type, {}])),
});

const errorAnswer = (description: string): Json => ({
  description,
  ...jsonContent({ $ref: '#/components/schemas/Error' }),
});

const conflictAnswer = (schema: z.ZodMiniType): Json => ({
  description: 'Not as things are by now',
  ...jsonContent(jsonSchema(schema, 'output')),
});

function parametersOf({ path, once, query }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
  }));
  const properties = query ? jsonSchema(query, 'input')['properties'] : {};
  const inQuery = Object.entries(properties as Json).map(([name, schema]) => ({ name, in: 'query', schema }));
  const inHeaders = Object.entries(once ? keyProperties : {}).map(([name, schema]) => ({
    name,
    in: 'header',
    description: 'With the same key again, it is done once and answered as the first time',
    schema,
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

function responsesOf(endpoint: Endpoint): Json {
  const { allow, path, query, body, bytes, media, inParts, status, response, conflict } = endpoint;
  const file = media === undefined ? {} : fileContent([media]);
  const success = response ? jsonContent(jsonSchema(response, 'output')) : file;
  return {
    [status]: {
      description: response || media !== undefined ? 'Done' : 'Done, with nothing to say',
      ...success,
    },
    ...(inParts
      ? {
          206: { description: 'The part that `Range` names', ...file },
          [errorStatus.bad_range]: errorAnswer('Nothing of it is in that part'),
        }
      : {}),
    ...(query || body || bytes
      ? { [errorStatus.validation]: errorAnswer('What is wrong, field by field') }
      : {}),
    ...(allow.scope === 'anyone' ? {} : { [errorStatus.unauthenticated]: errorAnswer('Not signed in') }),
    ...('may' in allow ? { [errorStatus.forbidden]: errorAnswer('Known, but without the right') } : {}),
    ...(path.includes(':')
      ? { [errorStatus.not_found]: errorAnswer('Missing, or not yours to know of') }
      : {}),
    ...(bytes ? { [errorStatus.too_large]: errorAnswer(`More than ${bytes.most} bytes`) } : {}),
    ...(conflict ? { [errorStatus.conflict]: conflictAnswer(conflict) } : {}),
  };
}

function securityOf({ allow: { scope }, inPerson }: Endpoint): Json[] {
  if (scope === 'anyone') return [];
  const isSessionOnly = inPerson || scope === 'account' || scope === 'instance';
  return [{ session: [] }, ...(isSessionOnly ? [] : [{ token: [] }])];
}

function requestBodyOf({ body, bytes }: Endpoint): Json {
  const content = body ? jsonContent(jsonSchema(body, 'input')) : bytes && fileContent(bytes.types);
  return content ? { requestBody: { required: true, ...content } } : {};
}

function operationOf(noun: string, name: string, endpoint: Endpoint): Json {
  const { summary } = endpoint;
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary,
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
    security: securityOf(endpoint),
  };
}

/** The contract, in the words of OpenAPI. */
function openApiDocument() {
  const paths: Record<string, Json> = {};
  for (const [noun, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(noun, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cuadrilla', version: '1', description: 'Projects, boards and tasks for teams.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'token' },
        token: { type: 'http', scheme: 'bearer', description: 'An access token, made in Configuración' },
      },
    },
  };
}

/** Once for all apps of a process, of which tests have hundreds. */
const document = openApiDocument();

/** `/api/openapi.json`, and a page to try it that needs nothing from the internet. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Cuadrilla: API' },
    uiConfig: { layout: 'BaseLayout' },
  });
}
