import type { PassportPart } from "@hub/shared-contracts/content/prototype-passport";
import type { PrototypeAddress } from "../prototype-address.ts";
import { StateLink } from "../state-link.tsx";
import styles from "./passport.module.css";
import { type PartNode, treeOf, wayTo } from "./passport-reading.ts";

interface PartTreeProps {
	readonly parts: readonly PassportPart[];
	/** The id of the selected part. */
	readonly current: string;
	readonly address: PrototypeAddress;
}

/** The parts as links. A narrow screen shows the path to the selected part, and its components. */
export function PartTree({ parts, current, address }: PartTreeProps) {
	const way = wayTo(parts, current);
	const list = (nodes: readonly PartNode[]) => (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ul role="list">
			{nodes.map(({ part, within }) => (
				<li key={part.id} className={way.includes(part.id) || part.in === current ? undefined : styles.far}>
					<StateLink
						address={address}
						change={{ part: part.in === undefined ? undefined : part.id }}
						aria-current={part.id === current ? "true" : undefined}
					>
						{part.name}
					</StateLink>
					{within.length > 0 && list(within)}
				</li>
			))}
		</ul>
	);
	return list(treeOf(parts));
}
