// References as a list: client, title, and the most important number.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Eyebrow } from "@hub/shared-ui/layout/eyebrow";
import type { ListedReference } from "../listed-reference.ts";
import styles from "./reference-rows.module.css";

interface ReferenceRowsProps {
	readonly references: readonly ListedReference[];
	/** Heading level of the clients' names; default 3. */
	readonly headingLevel?: 2 | 3;
}

export function ReferenceRows({ references, headingLevel = 3 }: ReferenceRowsProps) {
	const { href } = useRuntime();
	const Heading = `h${headingLevel}` as const;
	return (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ul role="list" className={styles.rows}>
			{references.map(({ reference: { id, slug, client, title, description, figure }, industry }) => (
				<li key={id} className={styles.row}>
					<div>
						{industry && <Eyebrow>{industry.title}</Eyebrow>}
						<Heading className={styles.client}>
							<a href={href("reference", { slug })}>{client}</a>
						</Heading>
					</div>
					<div>
						<p>
							<strong>{title}</strong>
						</p>
						<p className={styles.text}>{description}</p>
					</div>
					{figure && (
						<p className={styles.figure}>
							<strong>{figure.value}</strong> <span>{figure.label}</span>
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
