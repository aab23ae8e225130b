import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Mina ng Hiyas',
  meta: '6×5 · sunod-sunod',
  hint: ['Walong magkapareho', 'kahit saan'],
  symbols: {
    hex: 'heksagono',
    drop: 'patak',
    tri: 'tatsulok',
    marq: 'markesa',
    emer: 'esmeralda',
    oval: 'biluhaba',
    star: 'bituin',
  },
  specials: [],
  feature: {
    title: 'Sunod-sunod na bagsak',
    text: 'Nagbabayad at bumabagsak ang walo o higit pang magkapareho kahit saan; pinupunan mula sa itaas ang mga bakante. Ang bagsak 1 hanggang 6 ay ×1 ×1 ×2 ×2 ×3 ×5. Pagkatapos ng ikaanim, babayaran ang board at hindi na pupunan, kaya bayad ang bawat panalong nakikita.',
  },
  note: { symbol: 'star', text: 'Mas malaki ang bawat bagsak, hanggang ×5.' },
};
