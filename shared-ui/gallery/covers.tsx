import { Card } from "../src/card/card.tsx";
import { CardGrid } from "../src/card/card-grid.tsx";
import { Cover, type CoverTone } from "../src/cover/cover.tsx";
import { Portrait } from "../src/cover/portrait.tsx";
import { Section } from "../src/layout/section.tsx";

const TONES: readonly CoverTone[] = ["brand", "leaf", "sky", "clay", "plum"];

/** Many computed pictures side by side, to judge their variety. */
export function Covers() {
	return (
		<main>
			<Section heading="Titelbilder: Karte" compact>
				<CardGrid>
					{Array.from({ length: 30 }, (_, index) => {
						const seed = `post-${index + 1}`;
						const tone = TONES[index % TONES.length] ?? "brand";
						return <Cover key={seed} seed={seed} tone={tone} />;
					})}
				</CardGrid>
			</Section>
			<Section heading="Seitenkopf" compact>
				<CardGrid>
					{TONES.concat("brand").map((tone, index) => (
						<Cover key={tone + String(index)} seed={`head-${index}`} tone={tone} density="head" />
					))}
				</CardGrid>
			</Section>
			<Section heading="Zum Teilen" compact>
				<CardGrid columns={2}>
					{TONES.slice(0, 4).map((tone, index) => (
						<Cover key={tone} seed={`share-${index}`} tone={tone} density="share" colours="literal" />
					))}
				</CardGrid>
			</Section>
			<Section heading="Porträts" compact>
				<CardGrid>
					{Array.from({ length: 12 }, (_, index) => {
						const seed = `person-${index}`;
						return <Card key={seed} title={seed} coverPlace="aside" cover={<Portrait seed={seed} />} />;
					})}
				</CardGrid>
			</Section>
		</main>
	);
}
