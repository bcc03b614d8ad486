/** The shape of the `data` of an answer to a question. */
import { Type } from '@sinclair/typebox';
import { DAY_KINDS } from '../ask/question/day-kind-words.ts';
import { FORMS, GARMENTS, TOPICS } from '../ask/question/interpretation.ts';
import { UNCOVERED_SUBJECTS } from '../ask/question/uncovered-subjects.ts';
import { AirQualitySchema, PollenNowSchema } from './airquality.ts';
import { alertsProperties } from './alerts.ts';
import {
  attributionSchema,
  epochSchema,
  LocationSchema,
  namedOtherwise,
  RiskSchema,
  VerdictSchema,
  WindowSchema,
} from './schemas.ts';
import { updatedAtProperties } from './updated-at.ts';
import { dayProperties, HourSchema, orNull, SourceSchema } from './weather-schemas.ts';

const FactSchema = Type.Object(
  {
    id: Type.String({ description: 'f1, f2, …' }),
    name: Type.String(),
    value: Type.Number(),
    unit: Type.String({ description: 'celsius, fahrenheit, kmh, mph, mm, percent, …' }),
    place: Type.String(),
    when: Type.String({ description: 'As the answer writes it' }),
  },
  { $id: 'Fact' },
);

const local = () => Type.String({ description: 'yyyy-MM-dd HH:mm at the place' });
const words = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));

const InterpretationSchema = Type.Object(
  {
    places: Type.Array(
      Type.Object({
        name: Type.String(),
        region: Type.String(),
        country: Type.String(),
        lat: Type.Number(),
        lon: Type.Number(),
        text: orNull(Type.String({ description: 'As the question has it' })),
        source: words(['question', 'location', 'account', 'default', 'address']),
        others: Type.Array(Type.String(), { description: 'Other places of that name' }),
        ...namedOtherwise,
      }),
    ),
    times: Type.Array(
      Type.Object({
        place: Type.String(),
        text: orNull(Type.String({ description: 'As the question has it' })),
        from: local(),
        to: local(),
        grain: words(['now', 'hours', 'day', 'days', 'month']),
        era: words(['past', 'coming', 'typical']),
      }),
    ),
    intents: Type.Array(words(TOPICS)),
    form: words(FORMS),
    activity: orNull(Type.String()),
    garment: orNull(words(GARMENTS)),
    uncovered: orNull(words(UNCOVERED_SUBJECTS)),
    asks_safety: Type.Boolean({
      description: 'Whether it asks if something is safe, which is never answered with a bare yes',
    }),
    thresholds: Type.Array(
      Type.Object({
        topic: words(TOPICS),
        comparison: words(['above', 'at-least', 'below', 'at-most']),
        value: Type.Number(),
        up_to: orNull(Type.Number({ description: 'The end of a span that begins at value' })),
        unit: Type.String(),
        text: Type.String({ description: 'As the question has it' }),
        asked: Type.Object({ value: Type.Number(), unit: Type.String() }),
      }),
    ),
    units_asked: Type.Object(
      {
        temperature: Type.Optional(Type.String()),
        speed: Type.Optional(Type.String()),
        rain: Type.Optional(Type.String()),
        snow: Type.Optional(Type.String()),
        pressure: Type.Optional(Type.String()),
        visibility: Type.Optional(Type.String()),
      },
      { description: 'The units that the question names: {"speed": "knots"}' },
    ),
    length_hours: orNull(Type.Number({ description: 'Of the stretch that is wanted: "the best 2 hours"' })),
    days: orNull(
      Type.Object(
        {
          asks: words(['count', 'ever', 'run', 'longest']),
          kind: orNull(words(DAY_KINDS)),
          unit: words(['days', 'hours', 'weekends']),
          length: orNull(Type.Number({ description: 'Of the run that is wanted' })),
        },
        { description: 'Days or hours that are counted, or that are to follow each other' },
      ),
    ),
    panels_kw: orNull(Type.Number({ description: 'Peak power of solar panels that the question names' })),
    extreme: orNull(words(['most', 'least'])),
    negated: Type.Boolean({ description: 'A yes means that it does not happen' }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    stated: Type.Array(Type.String(), { description: 'Figures that the question brings along: "gusts 30"' }),
    unexplained: Type.Array(Type.String(), { description: 'Words that nothing explained and that could matter' }),
    language: Type.String({ description: 'ISO 639-1' }),
  },
  { $id: 'Interpretation', description: 'What was understood' },
);

const provenance = { source: SourceSchema, stale: Type.Boolean(), attribution: attributionSchema };

const QuestionWeatherSchema = Type.Object(
  {
    place: Type.String(),
    from: local(),
    to: local(),
    ...provenance,
    ...updatedAtProperties,
    hourly: Type.Optional(Type.Array(HourSchema)),
    days: Type.Optional(Type.Array(Type.Object({ date: Type.String({ format: 'date' }), ...dayProperties }))),
  },
  { $id: 'AnswerWeather' },
);

const QuestionAirSchema = Type.Object(
  {
    place: Type.String(),
    time: Type.Optional(local()),
    epoch: Type.Optional(epochSchema('time')),
    airQuality: orNull(AirQualitySchema),
    missing: Type.Optional(orNull(Type.String({ description: 'Why there is none' }))),
    source: Type.Optional(provenance.source),
    stale: Type.Optional(provenance.stale),
    attribution: Type.Optional(provenance.attribution),
  },
  { $id: 'AnswerAir' },
);

const QuestionAlertsSchema = Type.Object({ place: Type.String(), ...alertsProperties }, { $id: 'AnswerAlerts' });

const QuestionDecisionSchema = Type.Object(
  {
    place: Type.String(),
    date: Type.String({ format: 'date' }),
    verdict: VerdictSchema,
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    best_windows: Type.Array(WindowSchema),
    risks: Type.Array(RiskSchema),
    main_issue: orNull(Type.String()),
    summary: Type.String(),
    missing: Type.Array(Type.String()),
  },
  { $id: 'AnswerDecision' },
);

export const QuestionDataSchema = Type.Object(
  {
    location: LocationSchema,
    interpretation: InterpretationSchema,
    language: Type.String({ description: 'Language of the answer, ISO 639-1' }),
    verdict: orNull(
      Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('maybe')], {
        description: 'null where the question is no yes-or-no',
      }),
    ),
    facts: Type.Array(FactSchema, { description: 'Every number that the answer says' }),
    weather: Type.Array(QuestionWeatherSchema, {
      description: 'The weather behind it, for each place and time: by the hour up to two days, else by the day',
    }),
    air_quality: Type.Optional(Type.Array(QuestionAirSchema)),
    alerts: Type.Optional(Type.Array(QuestionAlertsSchema)),
    decisions: Type.Optional(Type.Array(QuestionDecisionSchema)),
    pollen: Type.Optional(orNull(Type.Array(Type.Object({ place: Type.String(), ...PollenNowSchema.properties })))),
    missing: Type.Optional(Type.Array(Type.String())),
  },
  { $id: 'AnswerData', description: 'air_quality, alerts and decisions only where the question is about them' },
);
