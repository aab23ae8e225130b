import { rankSealOf } from '../../artwork/rank-seal';

/** The sign of a rank; the words beside it say the same. */
export const RankSign = ({ level, size = 40 }: { level: number; size?: number }) => {
  const { line, ground, outline } = rankSealOf(level);
  return (
    <svg aria-hidden="true" height={size} viewBox="-50 -50 100 100" width={size}>
      <path d={outline} fill="none" stroke={line} strokeWidth={14} transform="scale(.1)" />
      <circle fill={ground} r={19} stroke={line} strokeWidth={2} />
      <text
        dominantBaseline="central"
        fill={line}
        fontSize={22}
        fontWeight={700}
        textAnchor="middle"
        y={1}
      >
        {level}
      </text>
    </svg>
  );
};
