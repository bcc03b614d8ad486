/** The error codes: a closed list, each with its HTTP status, and the body that carries them. */
import { Type } from '@sinclair/typebox';
import { literals } from './schemas.ts';

export const ERROR_STATUS = {
  invalid_parameter: 400,
  malformed_body: 400,
  place_required: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  payment_required: 402,
  email_not_verified: 403,
  account_suspended: 403,
  location_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  request_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  no_hours_left: 422,
  request_id_reused: 422,
  not_a_weather_question: 422,
  rate_limited: 429,
  internal: 500,
  weather_unavailable: 503,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorSchema = Type.Object(
  {
    error: Type.Object({
      code: literals(Object.keys(ERROR_STATUS) as ErrorCode[], 'What went wrong, for programs'),
      message: Type.String({ description: 'What is wrong and what to do' }),
      request_id: Type.Optional(Type.String()),
      details: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
      suggestions: Type.Optional(Type.Array(Type.String())),
    }),
  },
  { $id: 'Error' },
);
