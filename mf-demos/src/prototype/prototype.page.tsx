import type { PrototypeName } from "@hub/shared-contracts/content/prototype-settings";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Icon } from "@hub/shared-ui/layout/icon";
import { type ComponentType, lazy, Suspense } from "react";
import { useLoaderData, useParams } from "react-router";
import { useDemosMessages } from "../messages.ts";
import type { PrototypeProps } from "../prototypes/define-prototype.ts";
import { usePrototypeAddress } from "../prototypes/prototype-address.ts";
import { usePrototypeTexts } from "../prototypes/prototype-texts.ts";
import { prototypes } from "../prototypes/prototypes.ts";
import type { PrototypeData } from "./prototype.loader.ts";
import styles from "./prototype.module.css";

type AnyView = ComponentType<PrototypeProps<PrototypeName>>;

const views = new Map<string, AnyView>();
// Each view gets settings of its own type, which the compiler cannot infer.
for (const [name, { view }] of Object.entries(prototypes))
	views.set(name, lazy(view.load as () => Promise<{ readonly default: AnyView }>));

/** Page of a prototype, with a link back to its demo. */
export default function PrototypePage() {
	const { title, settings, texts, search } = useLoaderData<PrototypeData>();
	const params = useParams();
	const t = useDemosMessages();
	const { href } = useRuntime();
	const address = usePrototypeAddress(href("prototype", params) ?? "", search);
	const own = usePrototypeTexts(settings.name, texts);
	const View = views.get(settings.name);
	return (
		<div className={styles.frame}>
			<header className={styles.bar}>
				<a href={href("demo", params) ?? href("demos") ?? "/"} className={styles.back}>
					<Icon name="arrow-left" />
					<span>{t("prototype.back")}</span>
				</a>
				<h1 className={styles.title}>{title}</h1>
				<p className={styles.made}>{t("prototype.made")}</p>
			</header>
			<noscript>
				<p className={styles.still}>{t("prototype.still")}</p>
			</noscript>
			<Suspense>{View && <View settings={settings} t={own} address={address} />}</Suspense>
		</div>
	);
}
