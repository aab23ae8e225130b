import { endpoint, endpoints, output, text } from './endpoint';

/** What operators write about a player for each other. */
export const noteDesk = endpoints('casework', {
  /** Kept as it was written: no one edits or deletes it. The player never sees it. */
  writePlayerNote: endpoint({
    method: 'POST',
    path: '/console/players/{playerId}/notes',
    caller: 'operator',
    right: 'note.w',
    once: true,
    input: {
      playerId: text({ pattern: '^[1-9][0-9]{0,17}$' }),
      note: text({ min: 1, max: 2000, pattern: '\\S' }),
    },
    output: output<{ id: string }>(),
    refusals: ['request.unknown', 'request.repeat_conflict'],
  }),
});
