import { InspectorControls } from '@wordpress/block-editor';
import type { EditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { Control } from './block-descriptions';

interface SettingProps extends Pick<
	EditProps,
	'attributes' | 'setAttributes'
> {
	readonly control: Control;
}

/** The control of one attribute. The server clamps numbers to their limits. */
function Setting( { control, attributes, setAttributes }: SettingProps ) {
	const { name, label } = control;
	const value = attributes[ name ];
	const set = ( next: unknown ) => setAttributes( { [ name ]: next } );
	const text = {
		label,
		value: String( value ?? '' ),
		__nextHasNoMarginBottom: true,
	} as const;

	switch ( control.kind ) {
		case 'number': {
			const { scale = 1 } = control;
			return (
				<TextControl
					{ ...text }
					value={
						typeof value === 'number' ? String( value / scale ) : ''
					}
					__next40pxDefaultSize
					type="number"
					min={ control.least }
					max={ control.most }
					step={ control.step }
					onChange={ ( next ) =>
						set( next === '' ? undefined : Number( next ) * scale )
					}
				/>
			);
		}
		case 'text':
			return (
				<TextControl
					{ ...text }
					__next40pxDefaultSize
					type={ control.input }
					onChange={ set }
				/>
			);
		case 'lines':
			return <TextareaControl { ...text } onChange={ set } />;
		case 'switch':
			return (
				<ToggleControl
					label={ label }
					checked={ value === true }
					onChange={ set }
					__nextHasNoMarginBottom
				/>
			);
		case 'choice':
			return (
				<SelectControl
					{ ...text }
					__next40pxDefaultSize
					options={ control.options }
					onChange={ set }
				/>
			);
	}
}

/** All controls of a block, in the editor's sidebar. */
export function Settings( {
	title,
	controls,
	attributes,
	setAttributes,
}: Omit< SettingProps, 'control' > & {
	readonly title: string;
	readonly controls: readonly Control[];
} ) {
	return (
		<InspectorControls>
			<PanelBody title={ title }>
				{ controls.map( ( control ) => (
					<Setting
						key={ control.name }
						{ ...{ control, attributes, setAttributes } }
					/>
				) ) }
			</PanelBody>
		</InspectorControls>
	);
}
