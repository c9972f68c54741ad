import { largestDocument } from '@cuadrilla/contract/documents/document-line';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { documentLineRoutes } from './documents/line/line.routes.ts';
import { featureRoutes, pathParameters, serveOutsideApi } from './features.ts';
import { admissionTo } from './instance/instance/registration.ts';
import type { Context } from './platform/context.ts';
import { usualPace } from './platform/sockets/pace.ts';
import { noteRefusals } from './platform/security/refusals.ts';
import { arrivalOptions, endLateBodies, usualArrival } from './platform/http/arrival.ts';
import { compressAnswers } from './platform/http/compress.ts';
import { answerErrors, sendClientError, sendError } from './platform/http/error-answers.ts';
import { sendSecurityHeaders } from './platform/http/headers.ts';
import { serveHealth } from './platform/http/health.ts';
import { acceptOnlyJson } from './platform/http/json-bodies.ts';
import { compileWriter } from './platform/http/json-schema.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { refuseForeignOrigins } from './platform/http/origin.ts';
import { makeProjectLines } from './platform/http/project-lines.ts';
import { logRequests, requestLogOptions } from './platform/http/request-log.ts';
import { serveOn } from './platform/http/serve.ts';
import { acceptSockets } from './platform/sockets/sockets.ts';
import { throttleOn } from './platform/http/throttle.ts';
import { serveWeb } from './platform/http/web.ts';
import { liveRoutes } from './views/live/live.routes.ts';

/** Only the nearest proxy is believed: whatever stands before it in the headers, anybody could have written. */
const nearestProxy = (_address: string, hop: number): boolean => hop === 0;

const oneMebibyte = 1024 * 1024;
/** Of a socket: a whole document, and what goes around it. */
const largestMessage = largestDocument + 1024;

export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { settings, log } = context;
  const arrival = { ...usualArrival, ...context.arrival };
  const app: FastifyInstance = Fastify({
    ...requestLogOptions(log),
    ...arrivalOptions(arrival),
    trustProxy: settings.trustProxy && nearestProxy,
    bodyLimit: oneMebibyte,
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  });

  app.setSerializerCompiler(compileWriter);
  answerErrors(app);
  logRequests(app);
  acceptOnlyJson(app);
  endLateBodies(app, arrival);
  compressAnswers(app);
  sendSecurityHeaders(app, settings);
  await app.register(cookie);
  refuseForeignOrigins(app, settings);
  const throttle = throttleOn(context);
  noteRefusals(app, context);

  const enterProject = makeProjectLines(context);
  const serve = serveOn(app, context, pathParameters, enterProject);
  const admission = admissionTo(context);
  featureRoutes(serve, context, throttle, admission);
  const { partFor } = { ...usualPace, ...context.pace };
  const onStop = await acceptSockets(app, { largestMessage, partFor });
  liveRoutes(app, context, onStop);
  documentLineRoutes(app, { ...context, enterProject }, pathParameters, onStop);

  await serveOutsideApi(app, context, throttle, admission);
  serveHealth(app, context.db);
  await serveOpenApi(app);
  await serveWeb(app, context);
  return app;
}
