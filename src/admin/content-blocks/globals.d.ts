/**
 * Types of the parts of the editor that we use. They are globals of its page,
 * in the version that WordPress runs.
 */
declare module '@wordpress/blocks' {
	import type { ComponentType } from 'react';

	export interface EditProps {
		readonly name: string;
		readonly attributes: Readonly< Record< string, unknown > >;
		readonly setAttributes: (
			attributes: Readonly< Record< string, unknown > >
		) => void;
	}

	export function registerBlockType(
		name: string,
		block: {
			readonly edit: ComponentType< EditProps >;
			readonly save: ComponentType;
		}
	): void;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	type Props = HTMLAttributes< HTMLElement >;

	export const InspectorControls: ComponentType< {
		readonly children: ReactNode;
	} >;
	export const InnerBlocks: { readonly Content: ComponentType };
	export function useBlockProps( props?: Props ): Props;
	export function useInnerBlocksProps(
		props: Props,
		settings: {
			readonly allowedBlocks: readonly string[];
			readonly orientation: 'horizontal';
			readonly template: readonly ( readonly [ string ] )[];
		}
	): Props;
}

declare module '@wordpress/components' {
	import type { ComponentType, ReactNode } from 'react';

	interface Control< Value > {
		readonly label: string;
		readonly value: Value;
		readonly onChange: ( value: Value ) => void;
		readonly __nextHasNoMarginBottom: true;
	}

	export const PanelBody: ComponentType< {
		readonly title: string;
		readonly children: ReactNode;
	} >;
	export const Disabled: ComponentType< { readonly children: ReactNode } >;
	export const TextControl: ComponentType<
		Control< string > & {
			readonly type?: string;
			readonly min?: number;
			readonly max?: number;
			readonly step?: number | string;
			readonly __next40pxDefaultSize: true;
		}
	>;
	export const TextareaControl: ComponentType< Control< string > >;
	export const ToggleControl: ComponentType<
		Omit< Control< boolean >, 'value' > & { readonly checked: boolean }
	>;
	export const SelectControl: ComponentType<
		Control< string > & {
			readonly options: readonly {
				readonly value: string;
				readonly label: string;
			}[];
			readonly __next40pxDefaultSize: true;
		}
	>;
}

declare module '@wordpress/server-side-render' {
	import type { ComponentType } from 'react';

	export const ServerSideRender: ComponentType< {
		readonly block: string;
		readonly attributes: Readonly< Record< string, unknown > >;
		readonly skipBlockSupportAttributes: true;
	} >;
}
