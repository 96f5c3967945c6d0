import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { registerBlockType, type EditProps } from '@wordpress/blocks';
import { Disabled } from '@wordpress/components';
import { ServerSideRender } from '@wordpress/server-side-render';
import type { ComponentType } from 'react';
import { Settings } from './controls';
import {
	readBlockDescriptions,
	type BlockDescription,
} from './block-descriptions';
import './content-blocks.scss';

const { blocks, settings: title } = readBlockDescriptions();

for ( const [ name, block ] of Object.entries( blocks ) ) {
	registerBlockType(
		name,
		block.inner.length > 0
			? {
					edit: createInnerBlocksEdit( block ),
					save: () => <InnerBlocks.Content />,
				}
			: { edit: createServerRenderedEdit( block ), save: () => null }
	);
}

/** The preview is rendered by the server, as on the page. */
function createServerRenderedEdit( {
	controls,
}: BlockDescription ): ComponentType< EditProps > {
	return function Edit( props: EditProps ) {
		return (
			<div { ...useBlockProps() }>
				<Settings { ...{ title, controls, ...props } } />
				<Disabled>
					<ServerSideRender
						block={ props.name }
						attributes={ props.attributes }
						skipBlockSupportAttributes
					/>
				</Disabled>
			</div>
		);
	};
}

/** The inner blocks are edited in place, in one row. */
function createInnerBlocksEdit( {
	controls,
	inner,
}: BlockDescription ): ComponentType< EditProps > {
	return function Edit( props: EditProps ) {
		const { children, ...wrapperProps } = useInnerBlocksProps(
			useBlockProps(),
			{
				allowedBlocks: inner,
				orientation: 'horizontal',
				template: [ [ inner[ 0 ] ?? '' ], [ inner[ 0 ] ?? '' ] ],
			}
		);
		return (
			<>
				<Settings { ...{ title, controls, ...props } } />
				<div { ...wrapperProps }>{ children }</div>
			</>
		);
	};
}
