import type { PolicyRequest } from "@hub/shared-contracts/content/prototype-policy";
import { Icon } from "@hub/shared-ui/layout/icon";
import styles from "./findings.module.css";
import type { Finding } from "./policy-rules.ts";
import { findingText, type PolicyTextInput } from "./policy-view.ts";

interface FindingsProps {
	readonly input: PolicyTextInput;
	readonly request: PolicyRequest;
	readonly findings: readonly Finding[];
}

/** Results of a policy's conditions for a request, each with its reason. */
export function Findings({ input, request, findings }: FindingsProps) {
	const { t } = input;
	return (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ul role="list" className={styles.findings} aria-label={t("request.reasons")}>
			{findings.map((finding) => (
				<li key={finding.about} className={finding.holds ? styles.holds : styles.fails}>
					<Icon name={finding.holds ? "check" : "close"} label={t(finding.holds ? "finding.holds" : "finding.fails")} />
					<span>{findingText(input, request, finding)}</span>
				</li>
			))}
		</ul>
	);
}
