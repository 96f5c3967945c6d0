import type { ReactElement } from 'react';
import { iconAttributes, icons, type IconName } from '../icons';

const {
	class: className,
	'stroke-width': strokeWidth,
	'stroke-linecap': strokeLinecap,
	'stroke-linejoin': strokeLinejoin,
	...attributes
} = iconAttributes;

export function Icon( { name }: { readonly name: IconName } ): ReactElement {
	return (
		<svg
			{ ...attributes }
			className={ className }
			strokeWidth={ strokeWidth }
			strokeLinecap={ strokeLinecap }
			strokeLinejoin={ strokeLinejoin }
		>
			<path d={ icons[ name ] } />
		</svg>
	);
}
