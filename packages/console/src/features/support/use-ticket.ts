import type { CaseView } from '@parlour/contract/casework';
import { supportDesk } from '@parlour/contract/support-desk';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';

/** The ticket of a case, as it was at the version that is read. */
export const useTicket = ({ id: caseId, version }: Pick<CaseView, 'id' | 'version'>) =>
  useQuery({
    queryKey: ['ticket', caseId, version],
    queryFn: ({ signal }) => call(supportDesk.readTicketCase, { caseId }, { signal }),
    placeholderData: (before) => before,
  });

/** Texts at hand of a brand, in a language. */
export const useTemplates = (brand: string, language: string | undefined) =>
  useQuery({
    queryKey: ['templates', brand, language],
    queryFn: ({ signal }) =>
      call(supportDesk.listAnswerTemplates, { brand, language: language ?? '' }, { signal }),
    enabled: language !== undefined,
    staleTime: 60_000,
  });
