import { textPictureHref } from "@hub/shared-contracts/content/picture";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Eyebrow } from "@hub/shared-ui/layout/eyebrow";
import type { ListedReference } from "../listed-reference.ts";
import styles from "./reference-rows.module.css";

interface ReferenceRowsProps {
	readonly references: readonly ListedReference[];
	/** Heading level of the clients' names. Default 3. */
	readonly headingLevel?: 2 | 3;
}

/** List of references with client, logo, title and the most important number. */
export function ReferenceRows({ references, headingLevel = 3 }: ReferenceRowsProps) {
	const { href } = useRuntime();
	const Heading = `h${headingLevel}` as const;
	return (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ul role="list" className={styles.rows}>
			{references.map(({ reference: { id, key, slug, client, title, description, figure, logo }, industry }) => (
				<li key={id} className={styles.row}>
					<div className={styles.who}>
						<div className={styles.mark}>
							{logo ? (
								<img src={textPictureHref(logo)} alt="" width={56} height={56} loading="lazy" />
							) : (
								<Cover seed={`${key}-mark`} tone={industry?.tone ?? "brand"} />
							)}
						</div>
						<div className={styles.name}>
							{industry && <Eyebrow>{industry.title}</Eyebrow>}
							<Heading className={styles.client}>
								<a href={href("reference", { slug })}>{client}</a>
							</Heading>
						</div>
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
