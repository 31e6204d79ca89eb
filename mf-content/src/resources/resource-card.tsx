import { DOWNLOAD_TYPES, fileHref } from "@hub/shared-contracts/content/download";
import { PICTURE_SIZES, pictureHref } from "@hub/shared-contracts/content/picture";
import type { ResourceKind } from "@hub/shared-contracts/content/resource";
import { Card } from "@hub/shared-ui/card/card";
import { MetaList } from "@hub/shared-ui/card/meta-list";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { useContentMessages } from "../messages.ts";
import styles from "./resource-card.module.css";
import { resourceAnchor } from "./resource-list-address.ts";
import type { ListedResource } from "./resources.loader.ts";

/** The same tones as in the printed documents. */
const TONES: Readonly<Record<ResourceKind, CoverTone>> = {
	report: "brand",
	guide: "leaf",
	checklist: "leaf",
	template: "clay",
	slides: "sky",
};

/** Card of a file to download. */
export function ResourceCard({ listed: { resource, size } }: { readonly listed: ListedResource }) {
	const t = useContentMessages();
	const { slug, title, description, kind, language, file, key, cover } = resource;
	const format = t("resources.format", { format: file.format.toUpperCase(), size });
	return (
		<div id={resourceAnchor(slug)} className={styles.resource}>
			<Card
				title={title}
				headingLevel={2}
				eyebrow={t(`resources.kind.${kind}`)}
				text={description}
				lead={
					<div className={styles.sheet}>
						{cover ? (
							<img src={pictureHref(cover, "sheet")} alt="" {...PICTURE_SIZES.sheet} loading="lazy" decoding="async" />
						) : (
							<Cover seed={key} tone={TONES[kind]} />
						)}
					</div>
				}
				meta={
					<>
						<MetaList
							direction="row"
							items={[
								{ icon: "document", label: t("resources.fact.format"), text: format },
								{ icon: "globe", label: t("resources.fact.language"), text: t(`resources.language.${language}`) },
							]}
						/>
						<div className={styles.take}>
							<ButtonLink
								href={fileHref(file)}
								download={file.name}
								type={DOWNLOAD_TYPES[file.format]}
								hrefLang={language}
								kind="plain"
								icon="download"
							>
								<span>{t("resources.download")}</span>
								<span className="visually-hidden">{` ${title} (${format})`}</span>
							</ButtonLink>
						</div>
					</>
				}
			/>
		</div>
	);
}
