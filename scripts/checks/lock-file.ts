import { readFileSync } from 'node:fs';

interface Package {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Whether everybody who installs gets the same packages: all there, none by address, none that runs a script. */
export function checkLockFile(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const installed = new Set(Object.keys(packages).map((place) => place.slice(place.lastIndexOf('node_modules/') + 13)));
  return Object.entries(packages).flatMap(([place, found]) => {
    const { link, resolved, integrity, hasInstallScript, optionalDependencies = {} } = found;
    const isOurs = link === true || !place.includes('node_modules/');
    return [
      ...(resolved?.includes('://') ? [`${place} names a download address`] : []),
      ...(hasInstallScript ? [`${place} runs a script when it is installed`] : []),
      ...(isOurs || integrity ? [] : [`${place} has no integrity`]),
      ...Object.keys(optionalDependencies).flatMap((name) =>
        installed.has(name) ? [] : [`${place || 'the project'} wants ${name}, which is missing from the lock file`],
      ),
    ];
  });
}
