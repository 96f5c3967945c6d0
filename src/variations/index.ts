export {
	ANY,
	FLAGS,
	NO_IMAGE,
	toMatrix,
	type Selection,
	type Variation,
	type VariationData,
	type VariationImage,
	type VariationMatrix,
} from './matrix';
export {
	createVariationIndex,
	type Choice,
	type IndexedVariation,
	type IndexOptions,
	type ResolveOptions,
	type ValueSets,
	type VariationIndex,
} from './variation-index';
