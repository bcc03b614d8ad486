/** Completion of the arguments of prompts and the places of resources as a person types. Free of charge. */
import type { CompleteResult } from '@modelcontextprotocol/server';
import { placeName } from '../operations/locate.ts';
import type { Service } from '../service/service.ts';

/** The protocol's limit. */
const MAX_VALUES = 100;
const DAYS = ['today', 'tomorrow', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Values for an argument of that name, most likely first. */
export function complete(argument: string, typed: string, service: Service): CompleteResult {
  const values = valuesFor(argument, typed, service);
  return {
    completion: {
      values: values.slice(0, MAX_VALUES),
      total: values.length,
      hasMore: values.length > MAX_VALUES,
    },
  };
}

function valuesFor(argument: string, typed: string, service: Service): string[] {
  switch (argument) {
    case 'place':
      return placesFrom(typed, service);
    case 'places': {
      const behind = typed.lastIndexOf(';') + 1;
      const before = behind === 0 ? '' : `${typed.slice(0, behind)} `;
      return placesFrom(typed.slice(behind), service).map((place) => `${before}${place}`);
    }
    case 'activity':
      return activitiesFrom(typed, service);
    case 'date':
    case 'when':
      return DAYS.filter((day) => day.startsWith(typed.trim().toLowerCase()));
    default:
      return [];
  }
}

function placesFrom(typed: string, { places }: Service): string[] {
  if (typed.trim() === '') return [];
  return [...new Set(places.search(typed.trim(), MAX_VALUES).map(placeName))];
}

/** The ids that begin with the text, or have an alias that does. */
function activitiesFrom(typed: string, { activities }: Service): string[] {
  const beginning = typed.trim().toLowerCase();
  return activities.profiles
    .filter(({ id, aliases }) => [id, ...aliases].some((word) => word.toLowerCase().startsWith(beginning)))
    .map(({ id }) => id);
}
