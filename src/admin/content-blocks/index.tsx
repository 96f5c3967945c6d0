import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { registerBlockType, type EditProps } from '@wordpress/blocks';
import { Disabled } from '@wordpress/components';
import { ServerSideRender } from '@wordpress/server-side-render';
import type { ComponentType, ReactElement } from 'react';
import { Settings } from './controls';
import { readDescribed, type DescribedBlock } from './described';
import './content-blocks.scss';

const { blocks, settings: title } = readDescribed();

for ( const [ name, block ] of Object.entries( blocks ) ) {
	registerBlockType(
		name,
		block.inner.length > 0
			? {
					edit: editOfInner( block ),
					save: () => <InnerBlocks.Content />,
				}
			: { edit: editOfDrawn( block ), save: () => null }
	);
}

/** The server draws it, as it does on the page. */
function editOfDrawn( {
	controls,
}: DescribedBlock ): ComponentType< EditProps > {
	return function Edit( props: EditProps ): ReactElement {
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

/** What stands inside is edited in its row. */
function editOfInner( {
	controls,
	inner,
}: DescribedBlock ): ComponentType< EditProps > {
	return function Edit( props: EditProps ): ReactElement {
		const { children, ...box } = useInnerBlocksProps( useBlockProps(), {
			allowedBlocks: inner,
			orientation: 'horizontal',
			template: [ [ inner[ 0 ] ?? '' ], [ inner[ 0 ] ?? '' ] ],
		} );
		return (
			<>
				<Settings { ...{ title, controls, ...props } } />
				<div { ...box }>{ children }</div>
			</>
		);
	};
}
